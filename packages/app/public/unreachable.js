// Opens the page that was asked for as soon as the server answers again.
(function () {
  var EVERY_MS = 3000;
  function open() {
    location.reload();
  }
  document.getElementById('again').addEventListener('click', open);
  setInterval(function () {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(function (answer) {
      if (answer.status < 500) open();
    }, function () {
      // Not yet.
    });
  }, EVERY_MS);
})();
