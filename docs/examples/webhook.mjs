// Takes a webhook's messages and believes only what Focal signed: FOCAL_WEBHOOK_SECRET=… node webhook.mjs [PORT]
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const seen = new Set(); // ids of messages; a real program keeps them in its database

/** Whether a message was signed with the secret, at most five minutes ago. The body is its bytes as they came. */
function verified(header, body, secret, tolerance = 300) {
  const [, sent, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!sent || Math.abs(Date.now() / 1000 - Number(sent)) > tolerance) return false;
  const wanted = createHmac("sha256", secret).update(`${sent}.`).update(body).digest();
  return timingSafeEqual(wanted, Buffer.from(given, "hex"));
}

const LONGEST = 64 * 1024; // bytes; a message is far shorter

/** The body of a request; null where it is too long or its sender went away. */
async function bodyOf(request) {
  const chunks = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      if ((length += chunk.length) > LONGEST) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}

createServer(async (request, response) => {
  const body = await bodyOf(request);
  if (!body) return request.destroy();
  const genuine = verified(request.headers["focal-signature"] ?? "", body, process.env.FOCAL_WEBHOOK_SECRET);
  // Any 2xx says that it has arrived. Answer first, work later: after ten seconds it counts as lost.
  response.writeHead(genuine ? 204 : 400).end();
  if (!genuine) return;
  const message = JSON.parse(body);
  if (seen.has(message.id)) return; // the same message may come twice
  seen.add(message.id);
  console.log(message.type, message.data.task_id, message.data.links.docx ?? "");
}).listen(Number(process.argv[2] ?? 8090), "127.0.0.1");
