/** How the weights of rows are learned. */
export interface Settings {
  epochs: number;
  /** Part of the features left out at each look, so that no single word decides alone. */
  dropout: number;
  /** How much a costly mistake must be worse than what is right. */
  margin: number;
  rate: number;
  seed: number;
  /** Features seen in fewer sentences are left out: they would only repeat those sentences. */
  leastSeen: number;
  /** In this part of the epochs, the first ones, nothing counts for the mean of the weights. */
  unsettled: number;
}

export const SETTINGS: Settings = {
  epochs: 8,
  dropout: 0.4,
  margin: 0.5,
  rate: 0.5,
  seed: 20_261_122,
  leastSeen: 2,
  unsettled: 0.4,
};
