import { shared } from './shared.js';
export const id = 6098;
export const ids = [6098];
export const modules = {
    56098: shared[56098],
    99484: shared[99484],
    25167: shared[25167]
};
