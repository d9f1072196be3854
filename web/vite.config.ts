import process from 'node:process';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { eager } from './plugins/eager.ts';
import { fluent } from './plugins/fluent.ts';
import { inlinePreload } from './plugins/inline-preload.ts';
import { layers } from './plugins/layers.ts';

const TABLES = /\/(?:TablePage|games\/\w+\/Table)\.svelte$/;

export default defineConfig({
  plugins: [svelte(), fluent(), inlinePreload(), eager()],
  build: {
    outDir: '../src/igroteka/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false, // a browser that cannot fetch ahead fetches later
      // the shell is here by the time that parts are asked for
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !file.includes('/shell-')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: layers({
          shell: [/\/Home\.svelte$/, TABLES],
          shelf: [/\/Home\.svelte$/],
          table: [TABLES],
          lobby: [/\/Lobby\.svelte$/],
        }),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // the words lie beside the Python code
    proxy: { '/api': { target: process.env.IGROTEKA_API ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
