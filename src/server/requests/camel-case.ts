/** `page_size` as `pageSize`; what is camelCase already stays. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
