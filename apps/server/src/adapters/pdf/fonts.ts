import { readFileSync } from 'node:fs'
import { decompress } from 'wawoff2'

/** Every font of the report as bytes, family by family, all under the SIL Open Font License. */
export async function loadFonts(): Promise<Buffer[][]> {
  const emoji = await decompress(readFileSync(new URL(import.meta.resolve('twemoji-colr-font/twemoji.woff2'))))
  return [...families().map((files) => files.map((file) => readFileSync(file))), [Buffer.from(emoji)]]
}

function families(): URL[][] {
  const google = (name: string, family: string, ...styles: string[]) =>
    styles.map((style) => new URL(import.meta.resolve(`@expo-google-fonts/${name}/${style}/${family}_${style}.ttf`)))
  const chinese = (weight: string) =>
    new URL(`../fonts/NotoSansHans-${weight}.otf`, import.meta.resolve('@embedpdf/fonts-sc'))
  const [regular, semibold, bold, italic] = ['400Regular', '600SemiBold', '700Bold', '400Regular_Italic']
  return [
    google('source-serif-4', 'SourceSerif4', regular, semibold, italic, '600SemiBold_Italic'),
    google('source-sans-3', 'SourceSans3', regular, semibold, italic),
    google('noto-naskh-arabic', 'NotoNaskhArabic', regular, semibold),
    google('noto-sans-hebrew', 'NotoSansHebrew', regular, semibold),
    google('noto-sans-devanagari', 'NotoSansDevanagari', regular, semibold),
    google('noto-sans-thai', 'NotoSansThai', regular, semibold),
    google('nanum-gothic', 'NanumGothic', regular, bold),
    google('biz-udpgothic', 'BIZUDPGothic', regular, bold),
    google('noto-sans-symbols-2', 'NotoSansSymbols2', regular),
    [chinese('Regular'), chinese('Bold')],
  ]
}
