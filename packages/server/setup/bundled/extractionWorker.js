import { loadCompiled } from './loadCompiled.js';

loadCompiled('extraction');
