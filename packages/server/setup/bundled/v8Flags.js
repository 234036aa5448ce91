// How V8 runs the product. Each full collection makes it forget the optimized code of functions inside functions, several hundred of them, so
// threads start with room enough (MiB) that long documents meet few collections; and a first document is read sooner where functions that
// are done in a second are not optimized (V8's own budget is a quarter of this). Measured in docs/decisions/0112-flags-of-v8.md.
export const V8_FLAGS = ['--initial-old-space-size=256', '--interrupt-budget=264000'];
