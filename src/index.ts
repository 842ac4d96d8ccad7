export { runCheck } from './actions/check/main.ts';
export { runCli } from './actions/cli/main.ts';
