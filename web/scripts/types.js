// Reads JSON Schema definitions from standard input, writes TypeScript types to standard output.
import { compile } from 'json-schema-to-typescript';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const $defs = JSON.parse(await text(process.stdin));
const names = Object.keys($defs);
const root = {
  title: 'Everything',
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: names,
  additionalProperties: false,
  $defs,
};
const head = `// Made from ${process.argv[2]} by \`python3 dev.py types\`: do not edit.`;
const style = { semi: true, singleQuote: true, trailingComma: 'all', printWidth: 100 };
const options = { bannerComment: head, style, ignoreMinAndMaxItems: true };
process.stdout.write(await compile(root, 'Everything', options));
