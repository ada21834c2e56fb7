/**
 * @generated SignedSource<<c5439784579893d2fdd6e677b29ed2de>>
 * @relayHash c968ff0a491337cc72962b95d150699f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 205862e1ad6a03ac8d5ec6282763bc3a90fdea7559f2c83be58507e94177bc2c

import type { ConcreteRequest } from 'relay-runtime';
export type FunnelScreenQuery$variables = {
  slug: string;
};
export type FunnelScreenQuery$data = {
  readonly publicFunnel: {
    readonly description: string;
    readonly name: string;
    readonly price: number;
    readonly slug: string;
    readonly validityByDays: number | null;
  } | null;
};
export type FunnelScreenQuery = {
  response: FunnelScreenQuery$data;
  variables: FunnelScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "PublicFunnel",
    "kind": "LinkedField",
    "name": "publicFunnel",
    "plural": false,
    "selections": [
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "price",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validityByDays",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FunnelScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FunnelScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "205862e1ad6a03ac8d5ec6282763bc3a90fdea7559f2c83be58507e94177bc2c",
    "metadata": {},
    "name": "FunnelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4b7ddcfdea35f98bd14fdad681e140c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
