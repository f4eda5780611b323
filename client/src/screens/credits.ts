// Whose work is in here, and on what terms. A test compares this list with what the packages depend on.

import chakraPetch from '../../node_modules/@fontsource/chakra-petch/LICENSE?raw';
import atkinsonMono from '../../node_modules/@fontsource-variable/atkinson-hyperlegible-mono/LICENSE?raw';
import atkinsonNext from '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/LICENSE?raw';
import lucide from '../../node_modules/lucide-static/LICENSE?raw';
import svelte from '../../node_modules/svelte/LICENSE.md?raw';

/** `name` is that of the package; `title` what it is called, where that is something else. */
export interface Credit {
  name: string;
  title?: string;
  by: string;
  licence: string;
  text?: string;
}

export const FONTS: Credit[] = [
  {
    name: '@fontsource/chakra-petch',
    title: 'Chakra Petch',
    by: 'The Chakra Petch Project Authors',
    licence: 'OFL-1.1',
    text: chakraPetch,
  },
  {
    name: '@fontsource-variable/atkinson-hyperlegible-next',
    title: 'Atkinson Hyperlegible Next',
    by: 'The Atkinson Hyperlegible Next Project Authors',
    licence: 'OFL-1.1',
    text: atkinsonNext,
  },
  {
    name: '@fontsource-variable/atkinson-hyperlegible-mono',
    title: 'Atkinson Hyperlegible Mono',
    by: 'The Atkinson Hyperlegible Mono Project Authors',
    licence: 'OFL-1.1',
    text: atkinsonMono,
  },
];

export const ICONS: Credit[] = [
  { name: 'lucide-static', title: 'Lucide', by: 'Lucide Icons and Contributors', licence: 'ISC', text: lucide },
];

export const CODE: Credit[] = [
  { name: 'svelte', title: 'Svelte', by: 'Svelte contributors', licence: 'MIT', text: svelte },
  { name: '@fluent/bundle', title: 'Project Fluent', by: 'Mozilla', licence: 'Apache-2.0' },
  { name: '@fluent/langneg', title: 'Project Fluent', by: 'Mozilla', licence: 'Apache-2.0' },
  { name: 'vite', title: 'Vite', by: 'Evan You and Vite contributors', licence: 'MIT' },
  { name: '@sveltejs/vite-plugin-svelte', by: 'Svelte contributors', licence: 'MIT' },
  { name: '@tsconfig/svelte', by: 'tsconfig contributors', licence: 'MIT' },
];

export const SERVER: Credit[] = [
  { name: 'aiosqlite', by: 'Amethyst Reese', licence: 'MIT' },
  { name: 'cryptography', by: 'The Python Cryptographic Authority', licence: 'Apache-2.0 OR BSD-3-Clause' },
  { name: 'fluent.runtime', by: 'Luke Plant and Mozilla', licence: 'Apache-2.0' },
  { name: 'fluent.syntax', by: 'Mozilla', licence: 'Apache-2.0' },
  { name: 'msgspec', by: 'Jim Crist-Harif', licence: 'BSD-3-Clause' },
  { name: 'pillow', by: 'Jeffrey A. Clark and contributors', licence: 'MIT-CMU' },
  { name: 'platformdirs', by: 'platformdirs contributors', licence: 'MIT' },
  { name: 'prometheus-client', by: 'The Prometheus Authors', licence: 'Apache-2.0 AND BSD-2-Clause' },
  { name: 'resvg_py', by: 'baseplate-admin', licence: 'MIT' },
  { name: 'rich', by: 'Will McGugan', licence: 'MIT' },
  { name: 'segno', by: 'Lars Heuer', licence: 'BSD-3-Clause' },
  { name: 'sqlalchemy', by: 'Mike Bayer', licence: 'MIT' },
  { name: 'starlette', by: 'Tom Christie', licence: 'BSD-3-Clause' },
  { name: 'svg.py', by: 'Gram', licence: 'MIT' },
  { name: 'typer', by: 'Sebastián Ramírez', licence: 'MIT' },
  { name: 'uvicorn', by: 'Tom Christie', licence: 'BSD-3-Clause' },
  { name: 'uvloop', by: 'Yury Selivanov, MagicStack', licence: 'MIT OR Apache-2.0' },
  { name: 'websockets', by: 'Aymeric Augustin', licence: 'BSD-3-Clause' },
  { name: 'psycopg', by: 'Daniele Varrazzo', licence: 'LGPL-3.0-only' },
];
