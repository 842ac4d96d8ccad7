export { runCheck } from './actions/check/main.ts';
export { runCli } from './actions/cli/main.ts';
export { runCredentialHelper } from './actions/credential-helper/main.ts';
export { runLogin } from './actions/login/main.ts';
export { runLoginPost } from './actions/login/post.ts';
export { runIdentity } from './actions/identity/main.ts';
export { runPin } from './actions/pin/main.ts';
export { runResolve } from './actions/resolve/main.ts';
