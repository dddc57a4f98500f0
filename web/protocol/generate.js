// Makes the types of the protocol from the server's document. `npm run protocol` writes them down.

import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = resolve(import.meta.dirname, 'openapi.json');
export const TARGET = resolve(import.meta.dirname, '../src/lib/protocol.ts');

const HEAD = '// Made from web/protocol/openapi.json by `npm run protocol`. Do not edit.\n\n';

/** The types of everything that goes over the wire. What stands at which address is in `api.ts`, by hand. */
export async function generate() {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8'));
  return HEAD + astToString(await openapiTS({ ...document, paths: {} }, { defaultNonNullable: false }));
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  await writeFile(TARGET, await generate());
}
