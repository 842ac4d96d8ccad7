import { shared } from './shared.js';
export const id = 9484;
export const ids = [9484];
export const modules = {
    99484: shared[99484],
    26074: shared[26074],
    49033: shared[49033]
};
