/** HTML from `renderMarkdown`. The brand exists for the type checker only: no other string is accepted. */
export type RenderedMarkdown = string & { readonly writtenBy: "renderMarkdown" };
