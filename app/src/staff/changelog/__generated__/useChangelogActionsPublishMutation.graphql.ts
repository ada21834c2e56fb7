/**
 * @generated SignedSource<<6657168509831d863feb301c02628f69>>
 * @relayHash ceac5c420f501fbddba76229c04dd1c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b4567e2d66edd930653284bba04d00fb80eaf0dad09d1a945341e4b2968d500

import type { ConcreteRequest } from 'relay-runtime';
export type ChangelogStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type useChangelogActionsPublishMutation$variables = {
  id: number;
  published: boolean;
  revision: number;
};
export type useChangelogActionsPublishMutation$data = {
  readonly publishChangelogEntry: {
    readonly publishedAt: string | null;
    readonly revision: number;
    readonly status: ChangelogStatus;
  };
};
export type useChangelogActionsPublishMutation = {
  response: useChangelogActionsPublishMutation$data;
  variables: useChangelogActionsPublishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "published"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "published",
    "variableName": "published"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangelogActionsPublishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "publishChangelogEntry",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChangelogActionsPublishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "publishChangelogEntry",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6b4567e2d66edd930653284bba04d00fb80eaf0dad09d1a945341e4b2968d500",
    "metadata": {},
    "name": "useChangelogActionsPublishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd375229d150c7a50097057ba1fb7e63";

export default node;
