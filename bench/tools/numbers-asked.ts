/** `name=number` of the command line over what is there. */
export function numbersAsked<Names extends Record<string, number>>(usual: Names): Names {
  const asked: Record<string, number> = { ...usual }
  for (const argument of process.argv.slice(2)) {
    const [, name, count] = /^(\w+)=(\d+)$/.exec(argument) ?? []
    if (!name || !(name in asked)) throw new Error(`not understood: ${argument}`)
    asked[name] = Number(count)
  }
  return asked as Names
}
