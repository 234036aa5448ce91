// Stands in for validator in the bundle. Sequelize calls it for `validate` rules of models and for typeValidation; the server uses
// neither (the contract's schemas and the columns check values), and copying its hundred functions is a tenth of the start.
module.exports = {};
