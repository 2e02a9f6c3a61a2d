// Converts a CV with nothing but Node 20: node convert.mjs CV [JOB-DESCRIPTION]
//
// FOCAL_URL is the address of your Focal, FOCAL_API_KEY a key with the scopes read and convert. The Word
// document and the JSON Resume are written into the current folder, and a PDF where the server makes them.
import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, parse } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const { FOCAL_URL, FOCAL_API_KEY } = process.env;

/** The answer; what fails for now is tried again, anything else is the server's sentence. */
async function call(method, path, body, headers = {}) {
  for (let attempt = 0; ; attempt++) {
    const url = `${FOCAL_URL}/api${path}`;
    // A redirect is an error: followed, it could take the key to another host.
    const request = { method, body, redirect: "manual", headers: { Authorization: `Bearer ${FOCAL_API_KEY}`, ...headers } };
    const response = await fetch(url, request).catch((error) => error);
    if (response instanceof Error) {
      if (attempt === 5) throw new Error(`${url} cannot be reached: ${response.cause ?? response}`);
      await sleep(1000 * 2 ** attempt);
    } else if (response.status >= 300 && response.status < 400) {
      throw new Error(`${url} leads to ${response.headers.get("Location")}: set FOCAL_URL to where it is`);
    } else if (response.ok) {
      return response;
    } else if (![429, 503].includes(response.status) || attempt === 5) {
      throw new Error((await response.json()).error);
    } else {
      await sleep(1000 * Number(response.headers.get("Retry-After") ?? 1));
    }
  }
}

function formOf(fields) {
  const form = new FormData();
  for (const [name, value, filename] of fields) form.append(name, value, ...(filename ? [filename] : []));
  return form;
}

const fileOf = async (name, path) => [name, new Blob([await readFile(path)]), basename(path)];

async function save(name, response) {
  await writeFile(name, Buffer.from(await response.arrayBuffer()));
}

async function main([cv, job]) {
  const fields = [["perspective", "ThirdPerson"], await fileOf("files", cv)];
  if (job) fields.push(await fileOf("requirement", job));
  // With an Idempotency-Key a repeat after a lost answer does not convert, and cost, twice.
  const once = { "Idempotency-Key": randomUUID() };
  const begun = await call("POST", "/convert/generate-resume-bulk", formOf(fields), once);
  const { task_id: task } = await begun.json();

  for (;;) {
    const state = await (await call("GET", `/convert/task-status/${task}`)).json();
    if (state.status === "Completed") break;
    if (state.status === "Failed" || state.status === "Error") throw new Error(state.error);
    await sleep(1000);
  }

  const { name } = parse(cv);
  const look = [["template", "Generic"]];
  await save(`${name}.docx`, await call("POST", `/convert/generate-docx/${task}`, formOf(look)));
  await save(`${name}.json`, await call("GET", `/convert/export/${task}?format=json`));
  if ((await (await call("GET", "/config")).json()).pdf) {
    await save(`${name}.pdf`, await call("POST", `/convert/generate-pdf/${task}`, formOf(look)));
  }
  console.log(`${task}: ${name}.docx, ${name}.json`);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
