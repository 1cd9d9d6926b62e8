/** Figure 1: the way as a cairn, each stone resting on the one below it. */
export function CairnPlate() {
  return (
    // A stand-in for the font may run wider than the plate.
    <svg
      viewBox="0 0 476 380"
      role="img"
      aria-labelledby="plate-title plate-text"
      className="h-auto w-full overflow-visible"
    >
      <title id="plate-title">A cairn of four stones</title>
      <desc id="plate-text">
        From the ground up: your company, five questions, eight lenses, and on top the way on, a roadmap or a
        consultation.
      </desc>
      <path d="M4 354c60-3 118 1 190-1 84-2 150 3 270-1" className="fill-none stroke-edge" />
      {STONES.map(({ outline, strokes, top }) => (
        <g key={outline}>
          <path d={outline} className={top ? 'fill-accent' : 'fill-stone stroke-ink'} strokeWidth="1.5" />
          <path
            d={strokes}
            className={top ? 'fill-none stroke-on-accent' : 'fill-none stroke-ink'}
            strokeOpacity={top ? 0.5 : 0.35}
            strokeLinecap="round"
          />
        </g>
      ))}
      {LABELS.map(({ x, y, title, text }) => (
        <g key={title}>
          <path d={`M${x} ${y}H314`} className="fill-none stroke-edge" strokeDasharray="1 4" strokeLinecap="round" />
          <text x="322" y={y + 4} className="fill-ink font-serif text-[22px] sm:text-[18px] font-semibold">
            {title}
          </text>
          <text x="322" y={y + 23} className="hidden fill-ink-soft font-sans text-[15px] sm:block">
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

const STONES = [
  {
    outline:
      'M14 318c2-24 30-38 74-41 62-4 128-6 170 4 30 7 46 20 44 38-2 22-38 31-92 34-60 3-120 3-156-3-27-5-42-14-40-32Z',
    strokes:
      'M34 332c28 12 66 12 104 11M60 346c18 3 36 3 56 3M262 296c16 5 24 12 24 22M24 312c1 7 5 12 12 16M176 350c20 0 40-2 56-5',
    top: false,
  },
  {
    outline:
      'M44 240c-4-20 18-34 58-40 50-8 108-7 136 5 22 9 30 24 24 40-7 19-36 30-88 34-44 3-84 2-106-7-15-6-21-17-24-32Z',
    strokes: 'M62 252c16 14 48 17 84 15M86 266c16 5 34 6 54 5M226 218c12 5 18 12 18 20M54 236c0 6 2 10 6 14',
    top: false,
  },
  {
    outline: 'M92 168c-4-20 12-36 44-42 36-7 76-3 94 12 15 13 14 33-2 46-17 14-46 20-78 18-34-2-54-13-58-34Z',
    strokes: 'M108 180c12 13 34 17 60 16M126 191c12 5 24 6 38 6M208 146c9 7 11 15 8 23',
    top: false,
  },
  {
    outline: 'M114 96c-2-26 16-46 44-49 28-2 48 15 50 40 2 24-16 42-44 44-28 3-48-11-50-35Z',
    strokes: 'M126 106c6 12 20 17 36 16M138 115c8 4 16 5 26 4M186 64c8 6 10 13 9 20',
    top: true,
  },
]

const LABELS = [
  { x: 216, y: 92, title: 'The way on', text: 'roadmap or consultation' },
  { x: 248, y: 164, title: 'Eight lenses', text: 'on your own words' },
  { x: 272, y: 240, title: 'Five questions', text: 'scored in the open' },
  { x: 310, y: 316, title: 'Your company', text: 'name, field, size' },
]
