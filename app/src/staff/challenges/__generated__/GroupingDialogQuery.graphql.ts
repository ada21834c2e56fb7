/**
 * @generated SignedSource<<c968dcd1db40744f27ef9cfaf142de1d>>
 * @relayHash eaf3aaf78c0f567f374d549078afccb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ecd5a2e8b45b795f6150996530d50a28a0a58b34aba3cdbc26ee9b70b9eff58

import type { ConcreteRequest } from 'relay-runtime';
export type GroupingDialogQuery$variables = {
  challengeId: number;
  groupSize: number;
  seed: string;
};
export type GroupingDialogQuery$data = {
  readonly viewer: {
    readonly challengeGrouping: {
      readonly fingerprint: string;
      readonly groups: ReadonlyArray<{
        readonly members: ReadonlyArray<{
          readonly email: string | null;
          readonly user: {
            readonly name: string;
          } | null;
        }>;
        readonly name: string;
      }>;
      readonly sizes: ReadonlyArray<number>;
    };
  };
};
export type GroupingDialogQuery = {
  response: GroupingDialogQuery$data;
  variables: GroupingDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "challengeId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupSize"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "seed"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "challengeId",
    "variableName": "challengeId"
  },
  {
    "kind": "Variable",
    "name": "groupSize",
    "variableName": "groupSize"
  },
  {
    "kind": "Variable",
    "name": "seed",
    "variableName": "seed"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fingerprint",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sizes",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupingDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ChallengeGroupingPreview",
            "kind": "LinkedField",
            "name": "challengeGrouping",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ChallengeGroupPreview",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChallengeParticipant",
                    "kind": "LinkedField",
                    "name": "members",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "user",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GroupingDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ChallengeGroupingPreview",
            "kind": "LinkedField",
            "name": "challengeGrouping",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ChallengeGroupPreview",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChallengeParticipant",
                    "kind": "LinkedField",
                    "name": "members",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "user",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
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
    ]
  },
  "params": {
    "id": "5ecd5a2e8b45b795f6150996530d50a28a0a58b34aba3cdbc26ee9b70b9eff58",
    "metadata": {},
    "name": "GroupingDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8df19b5afcf8c43a7ae79f897ab97cd9";

export default node;
