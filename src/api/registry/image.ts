import { z } from 'zod';

/** The architectures that one build of an image is there for (openapi `registry.v2.Architectures`). */
export const Architectures = z.object({ architectures: z.array(z.string()) });
export type Architectures = z.infer<typeof Architectures>;

/** The compressed bytes of one build for one architecture; a 64-bit number and so a string (openapi `registry.v2.Size`). */
export const ImageSize = z.object({ architecture: z.string().optional(), size: z.string().regex(/^\d+$/) });
export type ImageSize = z.infer<typeof ImageSize>;

export const ImageSizeQuery = z.object({ architecture: z.string().optional() });
