import process from 'node:process';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/igroteka/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one small file is sooner here than thirty tiny ones
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [{ name: 'shell', minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // the words lie beside the Python code
    proxy: { '/api': { target: process.env.IGROTEKA_API ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
