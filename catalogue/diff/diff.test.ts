import { execFileSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edited, type SiteFiles, validSite, withSite, writeSite } from '../fixtures/site.ts'
import { diffContent } from './diff.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

function git(root: string, ...args: string[]) {
  const who = ['-c', 'user.name=T', '-c', 'user.email=t@clinic.example']
  execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore' })
}

/** What the command prints in a folder, with a fixed hash in place of the commit's. */
async function diff(root: string, revision = 'HEAD', json = false) {
  const printed = { stdout: '', stderr: '' }
  const sink = (name: keyof typeof printed) => ({ write: (text: string) => (printed[name] += text) })
  const exitCode = await diffContent({ root, revision, json, stdout: sink('stdout'), stderr: sink('stderr') })
  return { ...printed, exitCode, stdout: printed.stdout.replace(/\([0-9a-f]{7,}\)/, '(1a2b3c4)') }
}

/** Runs `use` in a folder where the valid site is committed and `changes` were made since. */
function changed(
  changes: (root: string) => void,
  use: (root: string) => Promise<unknown>,
  files = validSite(),
) {
  return withSite(files, async (root) => {
    git(root, 'init', '--quiet')
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '--message', 'Content')
    changes(root)
    await use(root)
  })
}

const write = (root: string, file: string, files: SiteFiles) =>
  writeFileSync(join(root, file), files[file] ?? '')

describe('what changed since a revision', () => {
  test('facts first, then new marks, then words', async () => {
    const price = edited(alpha, 'amount: 100', 'amount: 90')
    const fact = edited(alpha, '  interval: 4 weeks apart\n', '', price)
    const words = edited(alpha, 'if anything worries you', 'if it\nhurts after <Other>12 hours</Other>', fact)
    await changed(
      (root) => write(root, alpha, words),
      async (root) => {
        expect((await diff(root)).stdout).toMatchInlineSnapshot(`
          "Content since HEAD (1a2b3c4)

          Facts
          - Alpha Peel: price from £100 -> from £90
          - Alpha Peel: interval removed: 4 weeks apart

          Newly marked as about something else
          - content/treatments/alpha-peel.mdx:77:20 12 hours

          Words
          content/treatments/alpha-peel.mdx
            7: amount: [-100-]{+90+}
            12: [-  interval: 4 weeks apart-]
            76: Ring <Clinic field="phone"/> if [-anything worries you.-]{+it+}
                {+hurts after <Other>12 hours</Other>.+}
          "
        `)
      },
    )
  })

  test('the number of a changed line below one that only moved', async () => {
    const moved = edited(alpha, '  - dryness\n  - dullness', '    - dryness\n    - dull skin')
    await changed(
      (root) => write(root, alpha, moved),
      async (root) => expect((await diff(root)).stdout).toContain('\n  23: - [-dullness-]{+dull skin+}\n'),
    )
  })

  test('two values of one fact', async () => {
    const home = 'content/home.yaml'
    const priced = (amount: number) =>
      edited(home, 'name: Alpha Peel', `name: Alpha Peel\n      homePrice: { amount: ${amount}, from: true }`)
    await changed(
      (root) => write(root, home, priced(120)),
      async (root) =>
        expect((await diff(root)).stdout).toContain(
          '- Alpha Peel: price from £100, from £110 -> from £100, from £120\n',
        ),
      priced(110),
    )
  })

  test('new, removed and renamed files as JSON, in a folder of a larger work tree', async () => {
    const files = Object.entries(validSite()).map(([file, text]) => [`site/${file}`, text])
    await changed(
      (root) => {
        renameSync(join(root, 'site', alpha), join(root, 'site/content/treatments/alpha-care.mdx'))
        rmSync(join(root, 'site/content/contact.yaml'))
        writeFileSync(join(root, 'site/content/new.yaml'), 'title: New\n')
      },
      async (root) =>
        expect(JSON.parse((await diff(join(root, 'site'), 'HEAD', true)).stdout)).toMatchObject({
          ...{
            revision: 'HEAD',
            note: expect.stringContaining('Only words are compared'),
            facts: [],
            marks: [],
          },
          words: [
            'content/contact.yaml is deleted',
            'content/new.yaml is new',
            `content/treatments/alpha-care.mdx, renamed from ${alpha}`,
          ],
        }),
      Object.fromEntries(files),
    )
  })

  test('of a page with a new address, only what else changed', async () => {
    const marked = edited(alpha, 'if anything worries you', 'after <Other>12 hours</Other>')
    const renamed = Object.entries(edited(alpha, 'amount: 100', 'amount: 90', marked)).map(([file, text]) => [
      file.replace('alpha-peel', 'alpha-care'),
      String(text).replaceAll('alpha-peel', 'alpha-care'),
    ])
    await changed(
      (root) => {
        for (const file of Object.keys(marked)) rmSync(join(root, file))
        writeSite(root, Object.fromEntries(renamed))
      },
      async (root) =>
        expect(JSON.parse((await diff(root, 'HEAD', true)).stdout)).toMatchObject({
          facts: [{ subject: 'alpha-care', property: 'price', before: ['from £100'], after: ['from £90'] }],
          marks: [],
        }),
      marked,
    )
  })

  test('a new picture, and a replaced one', async () => {
    await changed(
      (root) => {
        write(root, 'content/images/My photo.jpg', { 'content/images/My photo.jpg': '\0new' })
        write(root, 'content/images/peel.jpg', { 'content/images/peel.jpg': '\0after' })
      },
      async (root) =>
        expect((await diff(root)).stdout).toContain(
          'Words\ncontent/images/My photo.jpg is new\ncontent/images/peel.jpg is replaced\n',
        ),
      { ...validSite(), 'content/images/peel.jpg': '\0before' },
    )
  })

  test('only words if the revision has other keys', async () => {
    await changed(
      (root) => write(root, alpha, validSite()),
      async (root) =>
        expect((await diff(root)).stdout).toMatchInlineSnapshot(`
        "Content since HEAD (1a2b3c4)

        Only words are compared: that version has errors, or wrote its keys differently.

        Words
        content/treatments/alpha-peel.mdx
          7: [-pounds:-]{+amount:+} 100
        "
      `),
      edited(alpha, 'amount: 100', 'pounds: 100'),
    )
  })

  test('nothing if a paragraph is only wrapped differently', async () => {
    const wrapped = edited(alpha, '<Fact name="duration"/> and', '<Fact name="duration"/>\nand')
    await changed(
      (root) => write(root, alpha, wrapped),
      async (root) =>
        expect((await diff(root)).stdout).toBe('No content has changed since HEAD (1a2b3c4).\n'),
    )
  })
})

test('one sentence and exit code 2 if there is nothing to compare', async () => {
  await withSite(validSite(), async (root) => {
    const outside = { exitCode: 2, stdout: '', stderr: `${root} is not under version control with git.\n` }
    expect(await diff(root)).toEqual(outside)
    git(root, 'init', '--quiet')
    git(root, 'commit', '--quiet', '--allow-empty', '--message', 'Nothing')
    for (const revision of ['nowhere', '--all', 'HEAD:content']) {
      const stderr = `Git knows no revision "${revision}"; write HEAD~1, main or a commit’s hash.\n`
      expect(await diff(root, revision)).toEqual({ exitCode: 2, stdout: '', stderr })
    }
    expect((await diff(root)).stderr).toMatch(/^HEAD \([0-9a-f]{7,}\) has no content\/ to compare with\.\n$/)
  })
})
