// The languages that we speak: every folder of `locales` is one.

/** A language tag such as `fr` or `pt-BR`: the name of a folder. */
export type Language = string;

/** What each language says about itself is little, and known from the start; everything else comes when it is spoken. */
const FILES = import.meta.glob<string>('../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The language of a file in `locales`, by its path. */
export function languageOf(path: string): Language {
  return /\/locales\/([^/]+)\//.exec(path)?.[1] ?? '';
}

/** A message without arguments in the text of a file. */
function messageIn(text: string, name: string): string {
  return new RegExp(`^${name} = (.+)$`, 'm').exec(text)?.[1] ?? '';
}

const NAMES: Record<Language, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [languageOf(path), messageIn(text, 'language-name')]),
);

/** What a language calls itself, so that its speakers find it. */
export function ownName(language: Language): string {
  return NAMES[language] ?? language;
}

/** All of them, in the order of their own names. */
export const LANGUAGES: readonly Language[] = Object.keys(NAMES).sort((one, other) =>
  ownName(one).localeCompare(ownName(other), 'en'),
);

/** The language of ours that somebody means who asks for `de-AT` (de) or for `pt` (pt-BR), if there is one. */
function meant(tag: string): Language | undefined {
  const parts = tag.toLowerCase().split(/[-_]/);
  const shorter = parts.map((_, end) => parts.slice(0, parts.length - end).join('-'));
  const exactly = shorter.map((wanted) => LANGUAGES.find((known) => known.toLowerCase() === wanted));
  return exactly.find((known) => known) ?? LANGUAGES.find((known) => known.split('-')[0] === parts[0]);
}

/** The first of the browser's languages that we speak. */
export function preferred(languages: readonly string[]): Language {
  return languages.map(meant).find((known) => known) ?? 'en';
}

/** How dates are written: as in the browser's own country where it speaks this language, else as usual in the language. */
export function localeOf(language: Language, spoken: readonly string[] = navigator.languages ?? []): string {
  return spoken.find((tag) => meant(tag) === language) ?? language;
}
