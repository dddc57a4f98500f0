// The languages that we speak.

export const LANGUAGES = ['en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each by its own name, so that its speakers find it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', pl: 'Polski' };
