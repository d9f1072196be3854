import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** Most of the page is called at once: V8 shall prepare it beside the main thread, not function by function on it. */
export function eager(): Plugin {
  return {
    name: 'eager',
    apply: 'build',
    generateBundle: {
      order: 'post', // the hint must stand before everything else
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = HINT + chunk.code;
      },
    },
  };
}
