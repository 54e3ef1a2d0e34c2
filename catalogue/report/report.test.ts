import { describe, expect, test } from 'vitest'
import { alphaPeel } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const site = () => ({
  ...edited(
    'content/treatments/beta-light.mdx',
    'amount: 105',
    'amount: 110',
    edited(alphaPeel, 'group: skin', 'group: skn'),
  ),
  'content/a, b%.yaml': 'x: 1',
})

describe('reports for machines', () => {
  test('json holds every field', async () => {
    expect(JSON.parse(await reportOf(site(), { format: 'json' }))).toMatchInlineSnapshot(`
      {
        "findings": [
          {
            "column": 1,
            "file": "content/a, b%.yaml",
            "line": 1,
            "message": "is no kind of content that the site knows.",
            "remedy": "Move it out of content/.",
            "rule": "file",
            "severity": "error",
          },
          {
            "column": 8,
            "file": "content/treatments/alpha-peel.mdx",
            "length": 3,
            "line": 4,
            "message": "group: expected one of injectable, skin, device, medical, found "skn". Did you mean "skin"?",
            "rule": "schema",
            "severity": "error",
          },
          {
            "column": 11,
            "file": "content/treatments/beta-light.mdx",
            "length": 3,
            "line": 7,
            "message": "beta-light price: from £110 is stated here, and from £105 elsewhere.",
            "related": [
              {
                "column": 17,
                "file": "content/home.yaml",
                "length": 3,
                "line": 44,
                "message": "states from £105.",
              },
            ],
            "remedy": "Make them one, or accept the difference in content/waivers.yaml.",
            "rule": "agreement",
            "severity": "error",
            "subject": "beta-light price",
            "values": [
              "from £105 (home)",
              "from £110 (beta-light)",
            ],
          },
        ],
        "summary": {
          "errors": 3,
          "files": 25,
          "waived": 0,
          "warnings": 0,
        },
        "waived": [],
      }
    `)
  })

  test('github annotations escape what would end them', async () => {
    expect(await reportOf(site(), { format: 'github' })).toMatchInlineSnapshot(`
      "::error file=content/a%2C b%25.yaml,line=1,col=1,title=file::is no kind of content that the site knows. Move it out of content/.
      ::error file=content/treatments/alpha-peel.mdx,line=4,col=8,title=schema::group: expected one of injectable, skin, device, medical, found "skn". Did you mean "skin"?
      ::error file=content/treatments/beta-light.mdx,line=7,col=11,title=agreement::beta-light price: from £110 is stated here, and from £105 elsewhere. Make them one, or accept the difference in content/waivers.yaml.
      "
    `)
  })

  test('sarif names rules, places and related places', async () => {
    expect(JSON.parse(await reportOf(site(), { format: 'sarif' }))).toMatchInlineSnapshot(`
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "runs": [
          {
            "columnKind": "utf16CodeUnits",
            "results": [
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "content/a%2C%20b%25.yaml",
                      },
                      "region": {
                        "startColumn": 1,
                        "startLine": 1,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "is no kind of content that the site knows. Move it out of content/.",
                },
                "ruleId": "file",
                "ruleIndex": 1,
              },
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "content/treatments/alpha-peel.mdx",
                      },
                      "region": {
                        "endColumn": 11,
                        "startColumn": 8,
                        "startLine": 4,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "group: expected one of injectable, skin, device, medical, found "skn". Did you mean "skin"?",
                },
                "ruleId": "schema",
                "ruleIndex": 2,
              },
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "content/treatments/beta-light.mdx",
                      },
                      "region": {
                        "endColumn": 14,
                        "startColumn": 11,
                        "startLine": 7,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "beta-light price: from £110 is stated here, and from £105 elsewhere. Make them one, or accept the difference in content/waivers.yaml.",
                },
                "relatedLocations": [
                  {
                    "message": {
                      "text": "states from £105.",
                    },
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "content/home.yaml",
                      },
                      "region": {
                        "endColumn": 20,
                        "startColumn": 17,
                        "startLine": 44,
                      },
                    },
                  },
                ],
                "ruleId": "agreement",
                "ruleIndex": 0,
              },
            ],
            "tool": {
              "driver": {
                "name": "content-check",
                "rules": [
                  {
                    "id": "agreement",
                  },
                  {
                    "id": "file",
                  },
                  {
                    "id": "schema",
                  },
                ],
              },
            },
          },
        ],
        "version": "2.1.0",
      }
    `)
  })
})
