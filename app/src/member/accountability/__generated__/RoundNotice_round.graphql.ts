/**
 * @generated SignedSource<<db0e95615585861f698268e717ff482b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelectionKind = "CHOOSE_ONE" | "RANK_THREE" | "%future added value";
export type SelectionRoundState = "ANNOUNCED" | "ASSIGNED" | "CLOSED" | "OPEN" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoundNotice_round$data = {
  readonly closesAt: string;
  readonly kind: SelectionKind;
  readonly myChoices: ReadonlyArray<{
    readonly assigned: boolean;
    readonly lead: {
      readonly name: string;
    };
  }>;
  readonly opensAt: string;
  readonly state: SelectionRoundState;
  readonly whyNot: string | null;
  readonly " $fragmentType": "RoundNotice_round";
};
export type RoundNotice_round$key = {
  readonly " $data"?: RoundNotice_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundNotice_round">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoundNotice_round",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoundChoice",
      "kind": "LinkedField",
      "name": "myChoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assigned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "lead",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SelectionRound",
  "abstractKey": null
};

(node as any).hash = "92c77560a58e418b560503ee4a0f559a";

export default node;
