// Stands in for moment-timezone in the bundle. Sequelize needs it for named time zones only; the server has none (times travel as
// instants), and loading the table of all zones is an eighth of the start.
const moment = require('moment');

moment.tz = { zone: () => null };
module.exports = moment;
