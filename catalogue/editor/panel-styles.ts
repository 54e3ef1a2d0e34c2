/** The panel's own look, apart from the page's: it is a tool, no part of the site. */
export const panelStyles = `
:host { all: initial; }
.panel, .badge { font: 16px/1.5 system-ui, sans-serif; color: #1b1b1f; }
.panel {
  box-sizing: border-box; width: min(60rem, 100vw - 16px); max-width: none; max-height: calc(100dvh - 16px); margin: auto;
  padding: 0; overflow-y: auto; overscroll-behavior: contain; overflow-wrap: anywhere;
  background: #fff; border: 0; border-top: 8px solid #b3261e; border-radius: 8px;
}
.panel::backdrop { background: rgb(20 20 25 / 55%); }
.content { padding: clamp(16px, 3vw, 32px); }
.warnings-only { border-top-color: #8a5a00; }
h2 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
p { margin: 0 0 8px; }
.lead { color: #46464f; margin-bottom: 20px; }
ul { list-style: none; margin: 0; padding: 0; }
.finding { padding: 16px 0 8px; border-top: 1px solid #d5d5dc; }
.message span { display: block; font-weight: 650; font-size: 17px; }
.related { margin-top: 12px; }
.remedy { margin-top: 12px; }
.rule { color: #5c5c66; font-size: 14px; }
pre {
  margin: 0 0 8px; padding: 10px 12px; overflow-x: auto; background: #f3f3f6; border-radius: 6px;
  font: 14px/1.45 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: normal;
}
button {
  font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; border-radius: 4px;
}
button:focus-visible { outline: 3px solid #2f5fd0; outline-offset: 2px; }
.place {
  color: #2348a8; text-decoration: underline; text-align: start; min-height: 24px;
  font: 14px/1.45 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere;
}
.close { float: inline-end; margin-inline-start: 16px; padding: 6px 14px; border: 1px solid #80808a; }
details { margin-top: 16px; border-top: 1px solid #d5d5dc; padding-top: 12px; }
summary { cursor: pointer; min-height: 24px; font-weight: 650; }
.badge {
  position: fixed; z-index: 2147483646; inset-inline-start: 12px; inset-block-end: 96px; padding: 6px 12px;
  background: #fff; border: 1px solid #8a5a00; border-radius: 999px; font-size: 14px;
  box-shadow: 0 2px 8px rgb(0 0 0 / 25%);
}
.badge.errors { border: 2px solid #b3261e; font-weight: 650; }
@media print { .panel, .badge { display: none; } }
`
