import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/lib/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // The content policy forbids what these write.
      'svelte/no-at-html-tags': 'error',
      'svelte/no-inline-styles': ['error', { allowTransitions: true }],
      // Our router takes plain paths.
      'svelte/no-navigation-without-resolve': 'off',
      eqeqeq: 'error',
    },
  },
);
