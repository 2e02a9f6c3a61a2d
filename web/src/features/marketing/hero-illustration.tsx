/**
 * The old CV out of focus, the finished one sharp in the viewfinder. One drawing that scales as a whole;
 * decorative, so it has no name.
 */
export function HeroIllustration() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 600" className="h-auto w-full" fontFamily="var(--font-sans)">
      <filter id="out-of-focus" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="3.4" />
      </filter>
      <g filter="url(#out-of-focus)" transform="rotate(-6 190 300)">
        <OldPage />
      </g>
      <g transform="translate(176 62)">
        <rect
          x="6"
          y="14"
          width="340"
          height="478"
          rx="3"
          fill="oklch(0.25 0.035 210 / 0.14)"
          filter="url(#out-of-focus)"
        />
        <rect width="340" height="478" rx="2" className="fill-paper" />
        <NewPage />
      </g>
      <g fill="none" className="stroke-primary" strokeWidth="5">
        <path d="M154 92V42h50M488 42h50v50M538 510v50h-50M204 560h-50v-50" />
      </g>
    </svg>
  );
}

function OldPage() {
  const grey = "oklch(0.55 0.02 210)";
  return (
    <g transform="translate(20 88)">
      <rect width="300" height="424" fill="oklch(0.93 0.012 90)" />
      <rect x="0" y="0" width="92" height="424" fill="oklch(0.8 0.03 250)" />
      <circle cx="46" cy="52" r="30" fill="oklch(0.68 0.04 250)" />
      <text x="108" y="50" fontSize="25" fontWeight="600" fill="oklch(0.35 0.06 260)">
        AMARA OKAFOR
      </text>
      {[104, 132, 150, 196, 222, 240, 258].map((y, i) => (
        <rect key={y} x="14" y={y} width={[64, 52, 60, 64, 44, 58, 36][i]} height="7" fill={grey} />
      ))}
      {[80, 98, 116, 148, 166, 184, 202, 220, 256, 274, 292, 310, 346, 364, 382].map((y, i) => (
        <rect
          key={y}
          x="108"
          y={y}
          width={[168, 150, 92, 120, 172, 160, 174, 110, 132, 170, 158, 84, 120, 166, 140][i]}
          height="8"
          fill={grey}
        />
      ))}
    </g>
  );
}

function NewPage() {
  const soft = "oklch(0.44 0.03 208)";
  const ink = "oklch(0.25 0.035 210)";
  const accent = "oklch(0.41 0.075 205)";
  return (
    <g fill={ink} fontSize="10.5">
      <text x="28" y="50" fontSize="24" fontWeight="700" letterSpacing="-0.5" style={{ fontStretch: "112%" }}>
        Amara Okafor
      </text>
      <text x="28" y="69" fill={soft}>
        Leeds · 07700 900142 · amara@okafor.example
      </text>
      <Heading y={100} text="Profile" accent={accent} />
      <Line
        y={121}
        runs={[
          ["She leads warehouse teams and ", 148],
          ["stock planning", 76, true],
          [" for", 18],
        ]}
      />
      <text x="28" y="136">
        three regional depots.
      </text>
      <Heading y={168} text="Work experience" accent={accent} />
      <text x="28" y="190" fontSize="11.5" fontWeight="650">
        Logistics Manager, Northgate Freight
      </text>
      <text x="312" y="190" textAnchor="end" fill={soft}>
        2021 – Present
      </text>
      <Bullet y={208} />
      <Line
        x={38}
        y={208}
        runs={[
          ["Led a team of 24 in two depots", 158, true],
          [" through", 43],
        ]}
      />
      <text x="38" y="223">
        the move to one stock system.
      </text>
      <Bullet y={242}>She cut picking errors from 3.1 % to 0.8 %.</Bullet>
      <text x="28" y="272" fontSize="11.5" fontWeight="650">
        Shift Supervisor, Harrow Parcels
      </text>
      <text x="312" y="272" textAnchor="end" fill={soft}>
        2017 – 2021
      </text>
      <Bullet y={290}>Planned rotas for 40 drivers and loaders.</Bullet>
      <Bullet y={309} />
      <Line
        x={38}
        y={309}
        runs={[
          ["Trained forklift operators", 132, true],
          [" in safe loading.", 82],
        ]}
      />
      <Heading y={341} text="Education" accent={accent} />
      <text x="28" y="363">
        BSc Supply Chain Management, Leeds
      </text>
      <text x="312" y="363" textAnchor="end" fill={soft}>
        2017
      </text>
      <Heading y={395} text="Key skills" accent={accent} />
      <text x="28" y="417">
        Stock planning, rota design, SAP EWM, forklift
      </text>
      <text x="28" y="432">
        licence, coaching
      </text>
    </g>
  );
}

function Heading({ y, text, accent }: { y: number; text: string; accent: string }) {
  return (
    <>
      <text x="28" y={y} fontSize="12.5" fontWeight="700" fill={accent} style={{ fontStretch: "112%" }}>
        {text}
      </text>
      <rect x="28" y={y + 5} width="284" height="1" fill={accent} opacity="0.4" />
    </>
  );
}

function Bullet({ y, children }: { y: number; children?: React.ReactNode }) {
  return (
    <>
      <circle cx="31" cy={y - 3.5} r="1.6" />
      <text x="38" y={y}>
        {children}
      </text>
    </>
  );
}

type Run = [text: string, width: number, marked?: boolean];

/** Runs of fixed width, so that the highlighter fits whatever font is there. */
function Line({ x = 28, y, runs }: { x?: number; y: number; runs: Run[] }) {
  let at = x;
  return runs.map(([text, width, marked]) => {
    const start = at;
    at += width;
    return (
      <g key={text}>
        {marked && <rect x={start - 2} y={y - 11} width={width + 4} height="15" fill="oklch(0.88 0.13 90)" />}
        <text
          x={start}
          y={y}
          textLength={width}
          lengthAdjust="spacingAndGlyphs"
          fontWeight={marked ? 600 : 400}
          style={{ whiteSpace: "pre" }}
        >
          {text}
        </text>
      </g>
    );
  });
}
