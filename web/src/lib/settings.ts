/** A plan of the catalogue. */
export type Plan = {
  id: string;
  name: string;
  price_id: string;
  price: number;
  credits: number;
  most_popular: boolean;
};

/** "Personal" of the Personal Plan. */
export const shortName = ({ name }: Plan): string => name.replace(/ Plan$/, "");

/** What GET /config tells about this installation. */
export type Settings = {
  product: string;
  support_email: string;
  currency: string;
  payment_provider: string;
  plans: Plan[];
  max_files: number;
  max_file_bytes: number;
  max_bytes: number;
  demo_allowance: number;
  /** days that files are kept where their user chose nothing else */
  retention_days: number;
  /** nobody registers: admins make the accounts */
  registration_closed: boolean;
  /** finished documents can be had as PDF */
  pdf: boolean;
  /** the language model that words conversions unless the user says no, "MODEL at HOST"; "" = none */
  wording_by: string;
  /** where files, and accounts and lists, are kept on other machines; "" = on the one that runs this */
  file_store: string;
  database: string;
  /** users may have webhooks */
  webhooks: boolean;
};

/** The operator's settings; these defaults stand until `loadSettings` is through, and when it fails. */
export const settings: Settings = {
  product: "Focal",
  support_email: "support@focal.example",
  currency: "USD",
  payment_provider: "Checkout",
  plans: [
    { id: "demo", name: "Demo Plan", price_id: "demo", price: 0, credits: 3, most_popular: false },
    {
      id: "personal",
      name: "Personal Plan",
      price_id: "personal",
      price: 29.99,
      credits: 200,
      most_popular: true,
    },
    {
      id: "professional",
      name: "Professional Plan",
      price_id: "professional",
      price: 299.99,
      credits: 2000,
      most_popular: false,
    },
  ],
  max_files: 10,
  max_file_bytes: 10 << 20,
  max_bytes: 110 << 20,
  demo_allowance: 3,
  retention_days: 30,
  registration_closed: false,
  pdf: false,
  wording_by: "",
  file_store: "",
  database: "",
  webhooks: false,
};

/**
 * Called once, before the first render. The server sends the settings with the page; `npm run dev` has to
 * ask for them.
 */
export async function loadSettings(): Promise<void> {
  try {
    const sent = document.getElementById("settings")?.textContent;
    const given: Record<string, unknown> = sent ? JSON.parse(sent) : await askForSettings();
    for (const [key, value] of Object.entries(given)) {
      if (key in settings && value !== "" && value !== null) Object.assign(settings, { [key]: value });
    }
  } catch {
    // The defaults stand; every later call says what is wrong.
  }
}

async function askForSettings(): Promise<Record<string, unknown>> {
  const response = await fetch("/api/config");
  return response.ok ? await response.json() : {};
}
