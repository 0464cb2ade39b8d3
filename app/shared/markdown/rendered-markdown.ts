/** HTML that `renderMarkdown` wrote. The mark exists only for the type checker: no other string can take its place. */
export type RenderedMarkdown = string & { readonly writtenBy: "renderMarkdown" };
