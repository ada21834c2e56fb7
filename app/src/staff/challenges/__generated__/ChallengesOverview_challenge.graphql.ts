/**
 * @generated SignedSource<<57254bd86dc4f4fe4e64ce3dcc876dd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengePhase = "OVER" | "RUNNING" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChallengesOverview_challenge$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly days: number;
  readonly grouping: {
    readonly databaseId: number;
    readonly mayUndo: boolean;
  } | null;
  readonly name: string;
  readonly participantCount: number;
  readonly phase: ChallengePhase;
  readonly startsOn: string;
  readonly today: number | null;
  readonly withoutBuddies: number;
  readonly " $fragmentType": "ChallengesOverview_challenge";
}>;
export type ChallengesOverview_challenge$key = ReadonlyArray<{
  readonly " $data"?: ChallengesOverview_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengesOverview_challenge">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChallengesOverview_challenge",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "participantCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutBuddies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChallengeGrouping",
      "kind": "LinkedField",
      "name": "grouping",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayUndo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "6ccc87ffe0dd75772791256f33322ac1";

export default node;
