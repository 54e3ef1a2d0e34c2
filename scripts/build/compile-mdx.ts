import { compile } from '@mdx-js/mdx'
import rehypeExtractToc from '@stefanprobst/rehype-extract-toc'
import rehypeExtractTocExport from '@stefanprobst/rehype-extract-toc/mdx'
import rehypeSlug from 'rehype-slug'
import { remarkTypeset } from './remark-typeset.ts'

/** A page's MDX as a module of JavaScript with its component, in development and in a build. */
export async function compileMdx(prose: string): Promise<Buffer> {
  const module = await compile(prose, {
    remarkPlugins: [remarkTypeset],
    rehypePlugins: [rehypeSlug, rehypeExtractToc, rehypeExtractTocExport],
    providerImportSource: '@mdx-js/react',
  })
  return Buffer.from(String(module))
}
