/**
 * @generated SignedSource<<93985abc7396437506832943c7cf2cf5>>
 * @relayHash 0a8e9ca5eccb9cca32f572601df1e1f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8440a84a560087b525594449ddfb6fc5a90d66f1b39d896935328610c93dfe4

import type { ConcreteRequest } from 'relay-runtime';
export type BuilderStartUnlinkMutation$variables = {
  id: number;
  revision: number;
};
export type BuilderStartUnlinkMutation$data = {
  readonly unlinkLandingPage: {
    readonly databaseId: number;
  };
};
export type BuilderStartUnlinkMutation = {
  response: BuilderStartUnlinkMutation$data;
  variables: BuilderStartUnlinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "revision"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BuilderStartUnlinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LandingPage",
        "kind": "LinkedField",
        "name": "unlinkLandingPage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BuilderStartUnlinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LandingPage",
        "kind": "LinkedField",
        "name": "unlinkLandingPage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "d8440a84a560087b525594449ddfb6fc5a90d66f1b39d896935328610c93dfe4",
    "metadata": {},
    "name": "BuilderStartUnlinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93389096379afe68ba31fe81a11a12f0";

export default node;
