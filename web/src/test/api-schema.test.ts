import { readFileSync } from "node:fs";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { expect, it } from "vitest";

it("the types of the API are those of docs/openapi.json", async () => {
  const document = JSON.parse(readFileSync("../docs/openapi.json", "utf8"));
  const types = COMMENT_HEADER + astToString(await openapiTS(document));
  const isWritten = readFileSync("src/lib/api-schema.gen.ts", "utf8") === types;
  expect(isWritten, "run npm --prefix web run generate:api").toBe(true);
});
