// Makes the types of the protocol from the server's document. `npm run protocol` writes them down.

import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const DOCUMENT = resolve(import.meta.dirname, 'openapi.json');
export const TARGET = resolve(import.meta.dirname, '../src/lib/protocol.ts');

const HEAD = '// Made from web/protocol/openapi.json by `npm run protocol`. Do not edit.\n\n';

const { factory } = ts;

/** A number with this text before it. */
const numbered = (before) =>
  factory.createTemplateLiteralType(factory.createTemplateHead(before), [
    factory.createTemplateLiteralTypeSpan(
      factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
      factory.createTemplateTail(''),
    ),
  ]);

const literal = (text) => factory.createLiteralTypeNode(factory.createStringLiteral(text));

/** The patterns that TypeScript can say. */
const PATTERNS = {
  '^[1-9][0-9]*$': numbered(''),
  '^relic( [1-9][0-9]*)?$': factory.createUnionTypeNode([literal('relic'), numbered('relic ')]),
};

/** The type of a schema by its name. */
const named = (schema) =>
  ['schemas', schema].reduce(
    (type, name) => factory.createIndexedAccessTypeNode(type, literal(name)),
    factory.createTypeReferenceNode('components'),
  );

/** What the generator by itself makes wider than the document says. */
const transformOf = (schemas) => {
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  return ({ pattern, propertyNames, additionalProperties }) => {
    if (pattern in PATTERNS) return PATTERNS[pattern];
    const key = names.get(JSON.stringify(propertyNames));
    if (!key || additionalProperties?.type !== 'integer') return;
    const counts = factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
    const all = factory.createTypeReferenceNode('Record', [named(key), counts]);
    return factory.createTypeReferenceNode('Partial', [all]);
  };
};

/** The types of everything that goes over the wire. What stands at which address is in `api.ts`, by hand. */
export async function generate() {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8'));
  const transform = transformOf(document.components.schemas);
  return (
    HEAD + astToString(await openapiTS({ ...document, paths: {} }, { defaultNonNullable: false, transform }))
  );
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  await writeFile(TARGET, await generate());
}
