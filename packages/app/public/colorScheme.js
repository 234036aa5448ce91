// Applies the kept theme before anything is painted. The key and the values are those of src/shell/useThemeChoice.ts.
(function () {
  var kept = null;
  try {
    kept = JSON.parse(localStorage.getItem('tieout-color-scheme') || 'null');
  } catch {
    // Storage is switched off or holds something else: follow the system.
  }
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
})();
