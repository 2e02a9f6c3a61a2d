import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import type { Plugin } from "vite";
import pages from "./src/lib/pages.json" with { type: "json" };

/** What this plugin needs to know of a chunk. */
type Chunk = { type: "chunk"; fileName: string; imports: string[]; facadeModuleId: string | null };
type Output = Record<string, Chunk | { type: "asset"; fileName: string }>;

/**
 * What the server needs beside the files themselves: `.pages.json` says for every page what it is called and
 * which scripts and fonts it will ask for, so that the browser can fetch all of them at once; scripts and style
 * sheets are stored compressed, as they are sent.
 */
export function forTheServer(): Plugin {
  let folder = "";
  let bundle: Output = {};
  return {
    name: "focal-for-the-server",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_, output) {
      bundle = output as unknown as Output;
    },
    closeBundle() {
      const font = Object.keys(bundle).find((name) => /mona-sans-latin-wdth-normal/.test(name));
      const entries = Object.entries(pages).map(([path, page]) => [
        path,
        { ...page, scripts: scriptsOf(path, bundle), font },
      ]);
      writeFileSync(join(folder, ".pages.json"), JSON.stringify(Object.fromEntries(entries)));
      for (const name of readdirSync(join(folder, "assets"))) {
        if (/\.(js|css)$/.test(name)) compress(join(folder, "assets", name));
      }
    },
  };
}

/** The chunk of a route and what it imports; index.html already names what every page needs. */
function scriptsOf(path: string, bundle: Output): string[] {
  const file =
    path === "/" ? "index" : path === "/Application" ? "Application/{-$task}.{-$file}" : path.slice(1);
  const found = new Set<string>();
  const walk = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    found.add(name);
    for (const next of chunk.imports) walk(next);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.facadeModuleId?.includes(`/routes/${file}.tsx?`))
      walk(chunk.fileName);
  }
  return [...found];
}

function compress(path: string): void {
  const plain = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(plain, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  rmSync(path);
}
