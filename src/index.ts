export { runCheck } from './actions/check/main.ts';
