// Every action but check: one part of the bundle, because parts of their own would repeat what they share.
export { runCredentialHelper } from './credential-helper/main.ts';
export { runLogin } from './login/main.ts';
export { runLoginPost } from './login/post.ts';
export { runIdentity } from './identity/main.ts';
export { runPin } from './pin/main.ts';
export { runResolve } from './resolve/main.ts';
