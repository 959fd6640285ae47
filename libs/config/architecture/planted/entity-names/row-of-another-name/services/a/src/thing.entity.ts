export class ThingRow {}
