// What the build puts in; see `vite.config.ts`.

/** The file of the module that plays without a server; nothing if the build has none. */
declare const __DEVICE__: string | null;
/** The files of the master's tables, by their names. */
declare const __MASTERS__: Record<string, string>;
/** Whether this is a static site. */
declare const __SITE__: boolean;
