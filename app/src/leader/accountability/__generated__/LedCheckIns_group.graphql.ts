/**
 * @generated SignedSource<<c31e3aadc16f315b071632a708751734>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckInAnswer = "DONE" | "PARTLY" | "STUCK" | "%future added value";
export type CheckInStanding = "CALLED" | "FINE" | "HELP" | "SILENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LedCheckIns_group$data = {
  readonly grid: ReadonlyArray<{
    readonly checkIns: ReadonlyArray<{
      readonly answer: CheckInAnswer;
      readonly needsHelp: boolean;
      readonly next: string;
      readonly repliedBy: {
        readonly name: string;
      } | null;
      readonly reply: string | null;
      readonly week: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReplyDialog_checkIn">;
    }> | null;
    readonly databaseId: number;
    readonly isCalledThisWeek: boolean | null;
    readonly missedWeeks: number | null;
    readonly mobileNumber: string | null;
    readonly standing: CheckInStanding | null;
    readonly user: {
      readonly name: string;
      readonly profileImage: string | null;
      readonly slug: string;
    };
  }>;
  readonly " $fragmentType": "LedCheckIns_group";
};
export type LedCheckIns_group$key = {
  readonly " $data"?: LedCheckIns_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedCheckIns_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedCheckIns_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountabilityMember",
      "kind": "LinkedField",
      "name": "grid",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobileNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missedWeeks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCalledThisWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "profileImage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CheckIn",
          "kind": "LinkedField",
          "name": "checkIns",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "week",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "next",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "needsHelp",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reply",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "repliedBy",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReplyDialog_checkIn"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountabilityGroup",
  "abstractKey": null
};
})();

(node as any).hash = "6f20e648e512ec1389f43b1e25a47eca";

export default node;
