import type { CompileOptions } from '@mdx-js/mdx'
import rehypeExtractToc from '@stefanprobst/rehype-extract-toc'
import rehypeExtractTocExport from '@stefanprobst/rehype-extract-toc/mdx'
import rehypeSlug from 'rehype-slug'
import { remarkTypeset } from './remark-typeset.ts'

/** How a page's MDX becomes a component, in development and in a build. */
export const mdxSettings: CompileOptions = {
  remarkPlugins: [remarkTypeset],
  rehypePlugins: [rehypeSlug, rehypeExtractToc, rehypeExtractTocExport],
  providerImportSource: '@mdx-js/react',
}
