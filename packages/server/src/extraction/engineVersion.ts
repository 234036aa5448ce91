/** Part of every cache key: raise it with each change that can alter a result. */
export const ENGINE_VERSION = '1.7.44';
