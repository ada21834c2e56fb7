/**
 * @generated SignedSource<<32518126a7e2fd6000a89b0ee289f66c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonChallenges_person$data = {
  readonly community: {
    readonly challenges: ReadonlyArray<{
      readonly challenge: {
        readonly name: string;
        readonly startsOn: string;
      };
      readonly databaseId: number;
      readonly group: {
        readonly members: ReadonlyArray<{
          readonly email: string | null;
          readonly user: {
            readonly databaseId: number;
            readonly name: string;
          } | null;
        }>;
        readonly name: string;
      } | null;
    }>;
  };
  readonly databaseId: number;
  readonly " $fragmentType": "PersonChallenges_person";
};
export type PersonChallenges_person$key = {
  readonly " $data"?: PersonChallenges_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonChallenges_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
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
  "name": "PersonChallenges_person",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "UserCommunity",
      "kind": "LinkedField",
      "name": "community",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ChallengeParticipant",
          "kind": "LinkedField",
          "name": "challenges",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Challenge",
              "kind": "LinkedField",
              "name": "challenge",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startsOn",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ChallengeGroup",
              "kind": "LinkedField",
              "name": "group",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ChallengeParticipant",
                  "kind": "LinkedField",
                  "name": "members",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "email",
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
                        (v1/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "d2193531ebc31f713bd6dab275b3aab3";

export default node;
