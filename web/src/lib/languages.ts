// The languages that we speak: every folder of `locales` is one.

/** A language tag such as `fr` or `pt-BR`: the name of a folder. */
export type Language = string;

/** Each by its own name, so that its speakers find it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', pl: 'Polski' };

/** How dates are written: as in the browser's own country where it speaks this language, else as usual in the language. */
export function localeOf(language: Language, spoken: readonly string[] = navigator.languages ?? []): string {
  return spoken.find((locale) => locale.toLowerCase().split('-')[0] === language) ?? language;
}
